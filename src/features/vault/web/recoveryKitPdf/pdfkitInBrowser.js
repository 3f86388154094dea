/**
 * The one place that touches pdfkit, in JavaScript on purpose: its published types are those of the Node build and would bring Node's
 * globals into every browser file. `pdfkitInBrowser.d.ts` types what is used.
 */
import * as pdfkit from 'pdfkit'
import { toBlob } from 'pdfkit/output'
import Courier from 'pdfkit/standard-fonts/CourierBold'
import Helvetica from 'pdfkit/standard-fonts/Helvetica'
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold'

// Node's build reads its fonts from the package and has no such function.
pdfkit.registerStdFonts?.(Courier, Helvetica, HelveticaBold)

export const { PDFDocument } = pdfkit
export { toBlob }
