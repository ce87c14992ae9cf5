/** The icon of a folded menu: three lines, the last one short. */
export function MenuIcon() {
  return (
    <svg
      width="18"
      height="14"
      viewBox="0 0 18 14"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M1 1h16M1 7h16M1 13h10" />
    </svg>
  );
}
