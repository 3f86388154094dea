import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { recoveryKitPdf, type PaperKit } from '#features/vault/web/door.ts'
import { formatDate } from '#base/domain/formatDate.ts'
import { useLocale } from '#base/web/locale.ts'
import { showRefusal } from '#base/web/useMutationCall.ts'
import { productTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { PaperSheet } from './PaperSheet.tsx'
import css from './RecoveryKitScreen.module.css'

/** Paper, file, or copied by hand. The code stays hidden on the screen unless asked for: screens are seen and shared. */
export function KeepKit({ kit, facilityName }: { kit: PaperKit; facilityName: string }) {
  const t = useTexts({ de, en }).kit
  const locale = useLocale()
  const [madeAt] = useState(() => new Date())
  const [isShown, setIsShown] = useState(false)
  const [isMakingPdf, setIsMakingPdf] = useState(false)

  async function savePdf(): Promise<void> {
    setIsMakingPdf(true)
    try {
      const file = await recoveryKitPdf({
        code: kit.code,
        kitID: kit.kitID,
        facilityName,
        madeAt,
        locale,
        productTitle: productTitle(),
      })
      download(file, t.fileName(formatDate(madeAt)))
    } catch (error) {
      showRefusal(error)
    } finally {
      setIsMakingPdf(false)
    }
  }

  return (
    <li>
      <h2>{t.step1}</h2>
      <p>{t.step1Text}</p>
      <Group gap="sm" mt="md">
        <Button onClick={() => window.print()}>{t.print}</Button>
        <Button variant="default" onClick={() => void savePdf()} loading={isMakingPdf}>
          {t.pdf}
        </Button>
        <Button variant="subtle" onClick={() => setIsShown(!isShown)} aria-expanded={isShown}>
          {isShown ? t.hide : t.show}
        </Button>
      </Group>
      {isShown && (
        <ol className={css.groups} aria-label={t.codeLabel}>
          {kit.groups.map((group, index) => (
            <li key={index}>{group}</li>
          ))}
        </ol>
      )}
      {createPortal(<PaperSheet kit={kit} facilityName={facilityName} madeAt={madeAt} />, document.body)}
    </li>
  )
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads the file after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
