export interface PdfText {
  width?: number
  align?: 'left' | 'center'
  lineGap?: number
}

export declare class PDFDocument {
  constructor(options: {
    size: 'A4'
    margin: number
    lang: string
    displayTitle: boolean
    info: { Title: string; Author: string }
  })
  y: number
  font(name: 'Helvetica' | 'Helvetica-Bold' | 'Courier-Bold'): this
  fontSize(points: number): this
  fillColor(colour: string): this
  lineWidth(points: number): this
  strokeColor(colour: string): this
  text(text: string, options?: PdfText): this
  text(text: string, x: number, y: number, options?: PdfText): this
  moveDown(lines?: number): this
  rect(x: number, y: number, width: number, height: number): this
  stroke(): this
  end(): void
}

/** Collects what a document writes; call it before `end`. */
export declare function toBlob(document: PDFDocument): Promise<Blob>
