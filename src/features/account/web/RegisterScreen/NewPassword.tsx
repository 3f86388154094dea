import type { PasswordInputProps } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '#base/web/useTexts.ts'
import { accountVault, type PasswordRule } from '../accountVault.ts'
import { PasswordField } from '../PasswordField.tsx'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './NewPassword.module.css'

const RULES: readonly PasswordRule[] = ['length', 'lowercase', 'uppercase', 'number', 'special', 'common', 'personal']

interface Props extends PasswordInputProps {
  /** Words that must not be the whole password. */
  personal: readonly string[]
}

/** A new password with the rules of Spec §5, ticked off while typing, and how strong it is. */
export function NewPassword({ personal, ...props }: Props) {
  const t = useTexts({ de, en })
  const id = useId()
  const value = typeof props.value === 'string' ? props.value : ''
  const { failed, strength } = accountVault().judgePassword(value, personal)
  return (
    <div>
      <PasswordField autoComplete="new-password" maxLength={200} aria-describedby={id} {...props} />
      <div className={css.strength}>
        <span className={css.bar} aria-hidden="true">
          {t.strengths.map((name, step) => (
            <span key={name} className={value !== '' && step <= strength ? css.filled : css.empty} />
          ))}
        </span>
        <span className={css.word} role="status">
          {value === '' ? '' : `${t.strength}: ${t.strengths[strength]}`}
        </span>
      </div>
      <p className={css.title} id={id}>
        {t.passwordRulesTitle}
      </p>
      <ul className={css.rules}>
        {RULES.map((rule) => {
          const isMet = value !== '' && !failed.includes(rule)
          return (
            <li key={rule} className={isMet ? css.met : undefined}>
              <span className={css.mark} aria-hidden="true">
                {isMet && <IconCheck size={14} stroke={2.5} />}
              </span>
              {t.passwordRules[rule]}
              <span className="visuallyHidden">, {isMet ? t.ruleMet : t.ruleOpen}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
