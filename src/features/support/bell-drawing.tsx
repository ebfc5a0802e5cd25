import styles from './support.module.css';

/** A bell of a hotel's desk under rays: somebody comes when it is rung. */
export function BellDrawing() {
  return (
    <svg className={styles.bell} viewBox="0 0 320 132" aria-hidden="true">
      <defs>
        <linearGradient id="bell-metal" x2="0" y2="1">
          <stop offset="0" stopColor="var(--metal-light)" />
          <stop offset="0.45" stopColor="var(--brass)" />
          <stop offset="0.55" stopColor="var(--metal-edge)" />
          <stop offset="1" stopColor="var(--brass-base)" />
        </linearGradient>
      </defs>
      <g stroke="var(--brass-dark)" strokeWidth="2">
        {RAYS.map(([x, y]) => (
          <path key={x} d={`M160 112 L${x} ${y}`} />
        ))}
      </g>
      <path d="M86 104a74 74 0 0 1 148 0z" fill="var(--sheet)" />
      <path d="M96 102a64 64 0 0 1 128 0z" fill="url(#bell-metal)" />
      <path
        d="M112 92a48 48 0 0 1 40 -40"
        fill="none"
        stroke="var(--metal-light)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M152 38v-10h-8v-8h32v8h-8v10z" fill="url(#bell-metal)" />
      <path d="M78 104h164v10H78z" fill="var(--brass-base)" />
      <path d="M66 114h188v8H66z" fill="var(--brass-dark)" />
      <path d="M40 122h240" stroke="var(--brass-dark)" strokeWidth="2" />
    </svg>
  );
}

/** The ends of the rays, from left to right. */
const RAYS = Array.from({ length: 13 }, (_, index) => {
  const angle = (Math.PI * (index + 1)) / 14;
  return [Math.round(160 - Math.cos(angle) * 150), Math.round(112 - Math.sin(angle) * 108)] as const;
});
