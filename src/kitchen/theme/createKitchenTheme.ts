import { createTheme, type Theme } from '@mui/material/styles';
import { languages, type Language } from '../../contract/languages.ts';
import { colours } from './colours.ts';

/** Thumbs in an oven glove, too. */
const TARGET = 44;

/** The heights of Material UI's fields, by their sizes. */
const FIELDS = { medium: '56px', small: '40px' };

/**
 * A line of a field. Material UI's own is as high as Latin letters, and cuts off the tails of Arabic ones: these are
 * typed whatever the app's language is.
 */
const LINE = '1.75em';

/** A text that is too long is still cut off at its end. */
const wholeLetters = { overflow: 'clip visible' };

/** What runs from the left in every language stands where the page's texts begin: in Arabic, this is mirrored. */
const atStart = { textAlign: 'left' } as const;

/** Chromium places the picker by the direction of its own language, whatever that of the page is. */
const dates = {
  ...atStart,
  '&::-webkit-calendar-picker-indicator': { position: 'absolute', right: 14 },
} as const;

/** `container` is where dialogs and menus are put: out of sight together with the app (KitchenApp.tsx). */
export function createKitchenTheme(language: Language, container: () => HTMLElement | null): Theme {
  return createTheme({
    direction: languages[language].direction,
    palette: {
      primary: { main: colours.brand, dark: colours['brand-deep'] },
      secondary: { main: colours['fresh-strong'] },
      error: { main: colours.danger },
      warning: { main: colours['saffron-strong'] },
      info: { main: colours.info },
      success: { main: colours['fresh-strong'] },
      background: { default: colours.cream, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours['ink-soft'] },
      divider: colours.line,
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: 'var(--font-sans)',
      fontWeightRegular: 380,
      fontWeightMedium: 500,
      fontWeightBold: 620,
      h1: { fontSize: '1.5rem', fontWeight: 620, lineHeight: 'var(--leading-tight)' },
      h2: { fontSize: '1.125rem', fontWeight: 620, lineHeight: 'var(--leading-tight)' },
      h3: { fontSize: '1rem', fontWeight: 620, lineHeight: 'var(--leading-tight)' },
      body1: { lineHeight: 'var(--leading-body)' },
      body2: { lineHeight: 'var(--leading-body)' },
      button: { textTransform: 'none', fontWeight: 500, letterSpacing: 'normal' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          'h1, h2, h3': { color: colours['brand-deep'], overflowWrap: 'anywhere' },
          // Places that only receive focus so that reading starts there.
          '[tabindex="-1"]:focus': { outline: 'none' },
          ':focus-visible': { outline: 'var(--focus-outline)', outlineOffset: 2 },
          bdi: { unicodeBidi: 'isolate' },
          'bdi[dir="ltr"]': atStart,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '1ms !important',
              transitionDuration: '1ms !important',
            },
          },
        },
      },
      MuiModal: { defaultProps: { container } },
      MuiPopper: { defaultProps: { container } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: TARGET } },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
      // Material UI makes them lower than that where the window is wide.
      MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: TARGET } } } },
      MuiTextField: { defaultProps: { variant: 'outlined' } },
      MuiInputBase: {
        styleOverrides: {
          root: { lineHeight: LINE },
          input: {
            height: LINE,
            '&[dir="ltr"]': atStart,
            '&[type="date"], &[type="time"]': dates,
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: colours.surface },
          input: ({ ownerState: { multiline = false, size = 'medium' } }) => ({
            paddingBlock: multiline ? 0 : `calc((${FIELDS[size]} - ${LINE}) / 2)`,
          }),
        },
      },
      MuiInputLabel: { styleOverrides: { root: wholeLetters } },
      MuiChip: { styleOverrides: { label: wholeLetters } },
      MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 0 } } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderColor: colours.line } },
      },
      MuiAlert: {
        styleOverrides: {
          root: {
            alignItems: 'center',
            fontSize: '1rem',
            '&.MuiAlert-standard': { color: colours.ink },
            '&.MuiAlert-standard.MuiAlert-colorError': { backgroundColor: colours['danger-soft'] },
            '&.MuiAlert-standard.MuiAlert-colorWarning': {
              backgroundColor: colours['saffron-soft'],
            },
            '&.MuiAlert-standard.MuiAlert-colorInfo': { backgroundColor: colours['info-soft'] },
            '&.MuiAlert-standard.MuiAlert-colorSuccess': { backgroundColor: colours['fresh-soft'] },
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: colours.line },
          head: { fontWeight: 620, color: colours['ink-soft'], backgroundColor: colours.surface },
        },
      },
    },
  });
}
