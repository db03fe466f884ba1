import type { Canvas } from '../core/canvas.ts';
import { createCanvas, linear, put, radial, toSvg } from '../core/canvas.ts';
import { circle, ellipse, line, path } from '../core/shapes.ts';
import { basil } from '../food/leaves.ts';
import type { Tint } from '../ware/backdrop.ts';
import { tints } from '../ware/backdrop.ts';

interface Skin {
  readonly light: string;
  readonly deep: string;
}

function ground(c: Canvas, tint: Tint, disc: string): string {
  return (
    path(
      'M0 0h600v600H0z',
      radial(c, 'bg', [
        [0, tint.light],
        [1, tint.mid],
      ]),
    ) +
    circle(300, 290, 230, disc) +
    put(basil(c), 70, 540, -50, 1.5) +
    put(basil(c), 70, 540, -100, 1.3) +
    put(basil(c), 536, 550, -130, 1.4) +
    put(basil(c), 536, 550, -80, 1.2)
  );
}

/** A calm face at the centre of the picture: eyes, brows, nose, smile. */
function face(c: Canvas, skin: Skin, brow: string): string {
  const tone = linear(
    c,
    'skin',
    [
      [0, skin.light],
      [1, skin.deep],
    ],
    0.8,
    1,
  );
  return (
    path('M262 330H338V420Q300 452 262 420z', skin.deep) +
    path(
      'M216 240C216 160 250 128 300 128C350 128 384 160 384 240C384 312 346 366 300 366C254 366 216 312 216 240z',
      tone,
    ) +
    ellipse(248, 286, 18, 12, '#e2583e', 'opacity=".16"') +
    ellipse(352, 286, 18, 12, '#e2583e', 'opacity=".16"') +
    line('M246 218Q262 206 280 216M320 216Q338 206 354 218', brow, 7) +
    path(
      'M250 246Q264 232 280 246Q264 256 250 246zM320 246Q336 232 350 246Q336 256 320 246z',
      '#fffdf8',
    ) +
    circle(265, 245, 7.5, '#3b2415') +
    circle(335, 245, 7.5, '#3b2415') +
    circle(268, 242, 2.4, '#fff') +
    circle(338, 242, 2.4, '#fff') +
    line('M248 245Q264 230 282 245M318 245Q336 230 352 245', '#3b2415', 4) +
    line('M300 246Q292 280 294 286Q300 292 308 287', skin.deep, 5) +
    path('M270 312Q300 344 330 312Q300 322 270 312z', '#b8473a') +
    line('M266 310Q300 330 334 310', '#8f3128', 3.4, 0.8)
  );
}

/** The white coat with its collar and a small leaf on the pocket. */
function coat(c: Canvas, shirt: string): string {
  const cloth = linear(
    c,
    'coat',
    [
      [0, '#ffffff'],
      [1, '#dfe8e2'],
    ],
    0.4,
    1,
  );
  return (
    path('M82 600C86 500 140 446 232 418L300 470L368 418C460 446 514 500 518 600z', cloth) +
    path('M244 412L300 470L356 412L372 424L318 600H282L228 424z', shirt) +
    path(
      'M232 416L206 436L262 540L300 476zM368 416L394 436L338 540L300 476z',
      '#f4f8f5',
      'stroke="#c6d4cb" stroke-width="3"',
    ) +
    line('M160 520V600M440 520V600', '#c6d4cb', 4) +
    path('M372 530H436V584H372z', '#f4f8f5', 'stroke="#c6d4cb" stroke-width="3"') +
    path('M390 566C388 546 400 538 420 540C422 558 410 570 390 566z', '#2f9e6e')
  );
}

function noura(): string {
  const c = createCanvas('dr-noura-al-sabti');
  const scarf = linear(c, 'scarf', [
    [0, '#2f8f73'],
    [1, '#12523f'],
  ]);
  return toSvg(
    c,
    ground(c, tints.apricot, '#fdf3e2') +
      path('M172 470C150 330 160 92 300 88C440 92 450 330 428 470Q300 520 172 470z', scarf) +
      face(c, { light: '#f3cda6', deep: '#dfa878' }, '#4a2c18') +
      coat(c, '#f6d3c7') +
      path(
        'M300 96C236 96 204 150 206 244C208 310 236 360 270 384C230 330 222 280 226 226C230 170 262 142 300 142C338 142 370 170 374 226C378 280 370 330 330 384C364 360 392 310 394 244C396 150 364 96 300 96z',
        scarf,
      ) +
      path('M212 280C216 322 246 364 300 364C354 364 384 322 388 280L414 452H186z', scarf) +
      path(
        'M196 356C220 420 280 440 340 436C380 434 404 410 408 352C424 400 430 446 410 470C360 500 240 500 192 462C174 440 184 396 196 356z',
        scarf,
      ) +
      line(
        'M214 400Q270 446 350 436M204 430Q270 476 380 456M226 150Q250 112 300 110',
        '#7cc4ab',
        5,
        0.5,
      ),
    600,
    600,
  );
}

function yousef(): string {
  const c = createCanvas('yousef-al-mutawa');
  const hair = linear(c, 'hair', [
    [0, '#3a2a20'],
    [1, '#17100c'],
  ]);
  return toSvg(
    c,
    ground(c, tints.mint, '#eef8f3') +
      circle(212, 254, 20, '#cf9a68') +
      circle(388, 254, 20, '#cf9a68') +
      face(c, { light: '#e6b98c', deep: '#c98f5e' }, '#1f1510') +
      path(
        'M216 256C222 320 250 372 300 372C350 372 378 320 384 256C380 282 366 300 346 300C330 290 270 290 254 300C234 300 220 282 216 256z',
        hair,
        'opacity=".93"',
      ) +
      path('M264 308Q300 296 336 308Q338 330 300 334Q262 330 264 308z', '#c98f5e') +
      path('M272 312Q300 336 328 312Q300 320 272 312z', '#b8473a') +
      path(
        'M208 250C196 160 222 100 304 96C386 96 406 160 392 250C386 220 380 200 366 184C330 196 260 192 236 178C222 196 214 222 208 250z',
        hair,
      ) +
      line('M250 132Q290 112 340 126', '#7a5a44', 5, 0.5) +
      coat(c, '#2f9e6e'),
    600,
    600,
  );
}

function maryam(): string {
  const c = createCanvas('maryam-haddad');
  const hair = linear(c, 'hair', [
    [0, '#9a5a32'],
    [1, '#5a2f18'],
  ]);
  return toSvg(
    c,
    ground(c, tints.blush, '#fdf1ec') +
      path(
        'M300 84C190 84 176 180 180 260C184 340 150 400 170 452C210 500 390 500 430 452C450 400 416 340 420 260C424 180 410 84 300 84z',
        hair,
      ) +
      face(c, { light: '#f8d8b8', deep: '#e5b48c' }, '#6b3a1c') +
      coat(c, '#f2a33a') +
      path(
        'M296 104C226 106 200 170 212 268C222 232 240 206 276 178C300 160 312 146 318 132C330 168 372 190 388 268C400 170 374 102 296 104z',
        hair,
      ) +
      path(
        'M196 300C180 360 176 420 214 470C196 410 206 350 210 300zM404 300C420 360 424 420 386 470C404 410 394 350 390 300z',
        hair,
      ) +
      line(
        'M240 140Q270 112 310 114M196 340Q186 390 198 430M404 340Q414 390 402 430',
        '#c98a58',
        5,
        0.6,
      ) +
      `<g fill="none" stroke="#14211c" stroke-width="5"><circle cx="265" cy="246" r="27"/><circle cx="335" cy="246" r="27"/><path d="M292 242Q300 236 308 242"/></g>` +
      circle(210, 306, 6, '#f2a33a') +
      circle(390, 306, 6, '#f2a33a'),
    600,
    600,
  );
}

export function portraits(): readonly (readonly [name: string, svg: string])[] {
  return [
    ['dietitians/dr-noura-al-sabti', noura()],
    ['dietitians/yousef-al-mutawa', yousef()],
    ['dietitians/maryam-haddad', maryam()],
  ];
}
