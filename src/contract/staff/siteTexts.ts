import { email } from '../rules/person.ts';
import { line, type RuleKey, type TextRule } from '../rules/rule.ts';

const text = (max: number): TextRule => line({ max, required: 'validation.required' });

function matching(rule: TextRule, pattern: RegExp, key: RuleKey): TextRule {
  const check: TextRule['check'] = (typed, form) =>
    pattern.test(typed) ? rule.check(typed, form) : { key };
  return { ...rule, check };
}

/** Nothing that a link could run: the texts become addresses of links. */
const webAddress = matching(text(300), /^https:\/\/[^\s"<>\\]+$/, 'server.shop.web_address');
const number = matching(text(20), /^\+?\d[\d ]{5,}$/, 'server.shop.number');

/** The kitchen's own texts, by the keys that the customers' pages use. */
export const siteTextRules = {
  kitchen_name: text(60),
  footer_address: text(300),
  footer_timing: text(120),
  footer_phone: number,
  footer_whatsapp: number,
  footer_email: email,
  footer_address_map: webAddress,
  footer_instagram: webAddress,
  app_android: webAddress,
  app_ios: webAddress,
} as const satisfies Readonly<Record<string, TextRule>>;

/** The same in both languages. */
export const sharedSiteTexts = [
  'footer_phone',
  'footer_whatsapp',
  'footer_email',
  'footer_address_map',
  'footer_instagram',
] as const;

/** Addresses in the app stores; empty and hidden as long as the kitchen has no app. */
export const appLinks = ['app_android', 'app_ios'] as const;
