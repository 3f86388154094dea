import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** A password that can be shown on demand, which is why it need not be typed twice. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTexts({ de, en })
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      label={t.password}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? t.hidePassword : t.showPassword }}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
