import { DEFAULT_THEME } from '../../contract/config/theme.ts';

const { ink, sheet, panel, text, text2, brass, brassLight, brassDark, action, actionLight, actionInk } =
  DEFAULT_THEME.tokens;

/** The product's palette, with the fonts that the machine has. */
export const SANDBOX_CSS = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: radial-gradient(120% 60% at 50% 0, ${panel}, ${ink}); color: ${text};
  font: 16px/1.5 system-ui, sans-serif }
.banner { margin: 0; padding: 8px 16px; text-align: center; background: ${brass}; color: ${ink}; font-weight: 600 }
main { width: calc(100% - 24px); max-width: 480px; margin: 16px auto; padding: 24px 20px; background: ${sheet}; border: 1px solid ${brassDark};
  border-radius: 4px }
main:has(table), main:has(.empty) { max-width: 960px }
h1 { margin: 0 0 4px; font-size: 22px; color: ${brassLight} }
h2 { margin: 24px 0 8px; font-size: 17px; color: ${brassLight} }
.amount { margin: 12px 0; font-size: 40px; line-height: 1.1; font-weight: 700; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 24px }
dt { color: ${text2} }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
.choices { display: grid; gap: 12px; margin: 16px 0 }
button, a.action, a.plain { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border-radius: 4px;
  font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer }
.action { border: 0; background: linear-gradient(${actionLight}, ${action}); color: ${actionInk} }
.plain { border: 1px solid ${brassDark}; background: transparent; color: ${text} }
.action:hover, .plain:hover { filter: brightness(1.1) }
:focus-visible { outline: 3px solid ${actionLight}; outline-offset: 2px }
summary { min-height: 44px; padding: 10px 0; color: ${text2}; cursor: pointer }
.result { padding: 14px 16px; border-radius: 4px; background: ${panel}; border-left: 4px solid ${action} }
.result.decline { border-left-color: ${brass} }
.scroller { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 8px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid ${panel} }
th { color: ${text2}; font-weight: 600 }
td { white-space: nowrap }
td:last-child { white-space: normal; overflow-wrap: anywhere }
code { font-size: 13px }
td a { color: ${actionLight} }
@media (max-width: 700px) {
  thead { display: none }
  tr { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 10px 0; border-bottom: 1px solid ${panel} }
  td { padding: 0; border: 0; white-space: normal }
  td:nth-child(4) { grid-column: 1 / -1 }
}
`;
