const SHAPES = {
  letters: (
    <>
      <path d="M2.5 19 8 5l5.5 14M4.5 14.5h7" />
      <path d="M21.5 12v7" />
      <circle cx="18.2" cy="15.6" r="3.3" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3 5 6v5.5c0 4.4 2.9 7.9 7 9.5 4.1-1.6 7-5.1 7-9.5V6z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 2.5 20h19z" />
      <path d="M12 10v4.5M12 17.5v.1" />
    </>
  ),
  back: <path d="m14.5 6-6 6 6 6" />,
  next: <path d="m9.5 6 6 6-6 6" />,
}

/** Line icons of the patient's screen; always beside words, so hidden from screen readers. */
export function Icon({ name, sizePx = 22 }: { name: keyof typeof SHAPES; sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  )
}
