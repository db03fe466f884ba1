/** Latin and Arabic subsets of the shop's typeface, by the name under which they are served. */
export const FONT_FILES = {
  '/fonts/latin.woff2': 'readex-pro-latin-wght-normal.woff2',
  '/fonts/arabic.woff2': 'readex-pro-arabic-wght-normal.woff2',
} as const;

export const STYLES = `
@font-face { font-family: Sandbox; src: url(/fonts/latin.woff2) format('woff2'); font-weight: 160 700; font-display: swap; }
@font-face { font-family: Sandbox; src: url(/fonts/arabic.woff2) format('woff2'); font-weight: 160 700; font-display: swap; unicode-range: U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC; }
:root { --ink: #17233b; --soft: #526079; --line: #d9dfea; --strong: #7a869c; --page: #eef1f7; --blue: #1d4ed8; --blue-deep: #173da8; --tint: #eaf0ff; --amber: #ffd166; }
*, ::before, ::after { box-sizing: border-box; }
html { font: 380 1rem/1.6 Sandbox, 'Segoe UI', 'Noto Sans Arabic', Tahoma, sans-serif; color: var(--ink); background: var(--page); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
html:lang(ar) { line-height: 1.8; }
body { margin: 0; min-block-size: 100vh; min-block-size: 100dvh; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .5rem clamp(1rem, 4vw, 2rem); color: #fff; background: var(--ink); border-block-end: .375rem solid; border-image: repeating-linear-gradient(135deg, var(--amber) 0 .75rem, var(--ink) .75rem 1.5rem) 6; }
.note { margin: 0; font-size: .875rem; }
.badge { display: inline-block; margin-inline-end: .5rem; padding: 0 .625rem; border-radius: 999px; color: var(--ink); background: var(--amber); font-weight: 650; }
.switch { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: .75rem; color: #fff; text-underline-offset: .25em; }
main { display: grid; justify-items: center; padding: clamp(1rem, 5vw, 3rem) clamp(.75rem, 4vw, 2rem); }
.card { inline-size: 100%; max-inline-size: 28rem; padding: clamp(1.25rem, 5vw, 2rem); border-radius: 1.25rem; background: #fff; box-shadow: 0 1px 2px rgb(23 35 59 / 6%), 0 18px 48px rgb(23 35 59 / 12%); }
h1 { margin: 0 0 1rem; font-size: 1.25rem; font-weight: 600; line-height: 1.4; }
dl, dd { margin: 0; }
dt { color: var(--soft); font-size: .875rem; }
.due { display: grid; gap: .75rem; margin-block-end: 1.5rem; }
.merchant { font-weight: 550; font-size: 1.125rem; }
.sum { padding: 1rem 1.25rem; border-radius: .875rem; background: var(--tint); }
.sum dd { font-size: 2rem; font-weight: 620; line-height: 1.4; font-variant-numeric: tabular-nums; }
.reference dd { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: .5rem; font-weight: 550; }
.methods { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: .75rem; margin-block-end: 1.25rem; }
.methods legend { grid-column: 1 / -1; }
label { cursor: pointer; }
.methods label { display: flex; align-items: center; gap: .625rem; min-block-size: 3.25rem; padding: .5rem .875rem; border: 1px solid var(--strong); border-radius: .875rem; }
.methods label:has(:checked) { border-color: var(--blue); background: var(--tint); box-shadow: inset 0 0 0 1px var(--blue); }
input[type=radio] { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--blue); }
.mark { flex: none; inline-size: 2rem; block-size: 1.25rem; border-radius: .25rem; }
.knet { background: linear-gradient(90deg, #0b5cad 0 55%, #f4c20d 55%); }
.cards { background: radial-gradient(circle at 37% 50%, #d9342b 0 .45rem, transparent .46rem), radial-gradient(circle at 63% 50%, #f2a33a 0 .45rem, transparent .46rem), #edf0f5; }
button { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem 1rem; border: 0; border-radius: .875rem; font: inherit; color: var(--ink); background: none; cursor: pointer; }
.pay { min-block-size: 3.5rem; color: #fff; background: var(--blue); font-size: 1.125rem; font-weight: 600; }
.pay:hover { background: var(--blue-deep); }
.others { display: grid; gap: .25rem; margin-block: .75rem; }
.others button { color: var(--soft); text-decoration: underline; text-underline-offset: .25em; }
.others button:hover { color: var(--ink); background: var(--page); }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
header :focus-visible { outline-color: var(--amber); }
.methods label:has(:focus-visible) { outline: 3px solid var(--blue); outline-offset: 2px; }
.methods :focus-visible { outline: 0; }
details { border-block-start: 1px dashed var(--strong); padding-block-start: .5rem; }
summary { display: flex; align-items: center; gap: .625rem; min-block-size: 2.75rem; cursor: pointer; color: var(--soft); font-weight: 550; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: '+'; inline-size: 1.25rem; text-align: center; font-size: 1.25rem; line-height: 1; }
[open] > summary::before { content: '\\2212'; }
.scenarios label { display: flex; align-items: center; gap: .75rem; min-block-size: 2.75rem; padding-block: .25rem; font-size: .9375rem; border-block-end: 1px solid var(--line); }
.scenarios legend { color: var(--soft); font-size: .875rem; font-weight: 380; }
.count { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-block-start: .75rem; font-size: .9375rem; }
.count input { inline-size: 4.5rem; min-block-size: 2.75rem; padding-inline: .75rem; border: 1px solid var(--strong); border-radius: .625rem; font: inherit; text-align: center; }
.message p { margin: 0 0 .75rem; }
.code { color: var(--soft); font-size: .875rem; }
@media (forced-colors: active) { .mark { border: 1px solid; } .pay { border: 2px solid; } }
`;
