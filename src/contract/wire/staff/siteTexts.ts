import { Type, type Static } from 'typebox';
import { siteTextRules as rules } from '../../staff/siteTexts.ts';
import { Version } from '../common.ts';
import { text, textOrNull } from '../ruled.ts';

const shown = Type.String();

/** The stored texts, even if today's rules would refuse them. */
export const SiteTexts = Type.Object({
  kitchen_name_en: shown,
  kitchen_name_ar: shown,
  footer_address_en: shown,
  footer_address_ar: shown,
  footer_timing_en: shown,
  footer_timing_ar: shown,
  footer_phone: shown,
  footer_whatsapp: shown,
  footer_email: shown,
  footer_address_map: shown,
  footer_instagram: shown,
  app_android: shown,
  app_ios: shown,
});
export type SiteTexts = Static<typeof SiteTexts>;

/** The version is that of all texts together. */
export const SiteTextsAnswer = Type.Object({ texts: SiteTexts, version: Version });
export type SiteTextsAnswer = Static<typeof SiteTextsAnswer>;

export const ChangeSiteTexts = Type.Object(
  {
    kitchen_name_en: text(rules.kitchen_name),
    kitchen_name_ar: text(rules.kitchen_name),
    footer_address_en: text(rules.footer_address),
    footer_address_ar: text(rules.footer_address),
    footer_timing_en: text(rules.footer_timing),
    footer_timing_ar: text(rules.footer_timing),
    footer_phone: text(rules.footer_phone),
    footer_whatsapp: text(rules.footer_whatsapp),
    footer_email: text(rules.footer_email),
    footer_address_map: text(rules.footer_address_map),
    footer_instagram: text(rules.footer_instagram),
    app_android: textOrNull(rules.app_android),
    app_ios: textOrNull(rules.app_ios),
    version: Version,
  },
  { additionalProperties: false },
);
export type ChangeSiteTexts = Static<typeof ChangeSiteTexts>;
