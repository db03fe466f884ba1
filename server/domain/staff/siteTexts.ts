import { appLinks, sharedSiteTexts, siteTextRules } from '../../../src/contract/staff/siteTexts.ts';
import type {
  ChangeSiteTexts,
  SiteTextsAnswer,
} from '../../../src/contract/wire/staff/siteTexts.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  listSiteContent,
  lockSiteContent,
  putSiteTexts,
  type SiteContentRow,
  type SiteText,
} from '../../db/stores/siteContentStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

const KEYS = Object.keys(siteTextRules);

export async function readSiteTexts(db: Db): Promise<SiteTextsAnswer> {
  return view(await listSiteContent(db, KEYS));
}

function view(rows: readonly SiteContentRow[]): SiteTextsAnswer {
  const english = (key: string) => rows.find((row) => row.key === key)?.value_en ?? '';
  const arabic = (key: string) => rows.find((row) => row.key === key)?.value_ar ?? '';
  return {
    texts: {
      kitchen_name_en: english('kitchen_name'),
      kitchen_name_ar: arabic('kitchen_name'),
      footer_address_en: english('footer_address'),
      footer_address_ar: arabic('footer_address'),
      footer_timing_en: english('footer_timing'),
      footer_timing_ar: arabic('footer_timing'),
      footer_phone: english('footer_phone'),
      footer_whatsapp: english('footer_whatsapp'),
      footer_email: english('footer_email'),
      footer_address_map: english('footer_address_map'),
      footer_instagram: english('footer_instagram'),
      app_android: english('app_android'),
      app_ios: english('app_ios'),
    },
    version: 1 + rows.reduce((sum, { version }) => sum + version, 0),
  };
}

const sameInBoth = (key: string, value: string): SiteText => ({
  key,
  value_en: value,
  value_ar: value,
});

const entriesOf = (texts: Omit<ChangeSiteTexts, 'version'>): SiteText[] => [
  { key: 'kitchen_name', value_en: texts.kitchen_name_en, value_ar: texts.kitchen_name_ar },
  { key: 'footer_address', value_en: texts.footer_address_en, value_ar: texts.footer_address_ar },
  { key: 'footer_timing', value_en: texts.footer_timing_en, value_ar: texts.footer_timing_ar },
  ...sharedSiteTexts.map((key) => sameInBoth(key, texts[key])),
  ...appLinks.map((key) => sameInBoth(key, texts[key] ?? '')),
];

/** Affects every page at once, through the content version. The text is public, so the audit log may contain it. */
export async function changeSiteTexts(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  { version, ...texts }: ChangeSiteTexts,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const held = await lockSiteContent(trx, KEYS);
    const isKnown = (entry: SiteText) =>
      isSame(held.find(({ key }) => key === entry.key) ?? sameInBoth(entry.key, ''), entry);
    const changed = entriesOf(texts).filter((entry) => !isKnown(entry));
    if (changed.length === 0) return;
    if (view(held).version !== version) throw new ApiError('changed_meanwhile');
    await putSiteTexts(trx, changed);
    const before = held.filter(({ key }) => changed.some((entry) => entry.key === key));
    const change = { before: factsOf(before), after: factsOf(changed) };
    const entry = { action: 'site_content.changed', subject: 'shop' };
    await audit(trx, actor, { ...entry, ...change }, now);
  });
}

const isSame = (one: SiteText, other: SiteText): boolean =>
  one.value_en === other.value_en && one.value_ar === other.value_ar;

const factsOf = (entries: readonly SiteText[]) =>
  Object.fromEntries(
    entries.flatMap(({ key, value_en, value_ar }) => [
      [`${key}_en`, value_en],
      [`${key}_ar`, value_ar],
    ]),
  );
