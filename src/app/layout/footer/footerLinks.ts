import { paths } from '../../../routing/paths.ts';

export interface FooterLink {
  to: string;
  key: string;
}

export const infoLinks = (isCustomer: boolean): readonly FooterLink[] => [
  { to: paths.home(), key: 'footer.home' },
  { to: paths.aboutUs(), key: 'shell.aboutUs' },
  ...(isCustomer ? [] : [{ to: paths.login(), key: 'shell.login' }]),
  { to: paths.contactUs(), key: 'shell.contactUs' },
];

export const policyLinks: readonly FooterLink[] = [
  { to: paths.terms(), key: 'footer.terms' },
  { to: `${paths.terms()}#policies`, key: 'footer.ourPolicies' },
  { to: `${paths.contactUs()}#faqs`, key: 'footer.faqs' },
  { to: paths.privacy(), key: 'footer.privacy' },
];

export const orderLinks = (isCustomer: boolean): readonly FooterLink[] => [
  ...(isCustomer ? [{ to: paths.profile(), key: 'shell.account' }] : []),
  { to: paths.cart(), key: 'footer.cart' },
];
