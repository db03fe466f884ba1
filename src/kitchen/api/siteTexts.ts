import type { ApiRequest } from '../../api/client.ts';
import { object, positiveCount, text } from '../../api/shape.ts';
import type {
  ChangeSiteTexts,
  SiteTexts,
  SiteTextsAnswer,
} from '../../contract/wire/staff/siteTexts.ts';

const parse = object<SiteTextsAnswer>({
  texts: object<SiteTexts>({
    kitchen_name_en: text,
    kitchen_name_ar: text,
    footer_address_en: text,
    footer_address_ar: text,
    footer_timing_en: text,
    footer_timing_ar: text,
    footer_phone: text,
    footer_whatsapp: text,
    footer_email: text,
    footer_address_map: text,
    footer_instagram: text,
    app_android: text,
    app_ios: text,
  }),
  version: positiveCount,
});

export const getSiteTexts = (): ApiRequest<SiteTextsAnswer> => ({
  method: 'GET',
  path: 'site-content',
  parse,
});

export const changeSiteTexts = (body: ChangeSiteTexts): ApiRequest<SiteTextsAnswer> => ({
  method: 'PUT',
  path: 'site-content',
  body,
  parse,
});
