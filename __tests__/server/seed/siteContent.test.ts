import { siteContent } from '../../../server/seed/siteContent.ts';

const entry = (key: string) => siteContent.find((one) => one.key === key);

describe('the sample site content', () => {
  it('has each key once, with a value in both languages', () => {
    expect(siteContent.map(({ key }) => key)).toEqual([
      'kitchen_name',
      'header_logo_desktop',
      'header_logo_mobile',
      'footer_address',
      'footer_address_map',
      'footer_timing',
      'footer_phone',
      'footer_whatsapp',
      'footer_email',
      'footer_instagram',
    ]);
    for (const { value_en, value_ar } of siteContent) {
      expect(value_en).not.toBe('');
      expect(value_ar).not.toBe('');
    }
  });

  it('states the opening hours in both languages', () => {
    expect(entry('footer_timing')?.value_en).toBe('Saturday to Thursday, 8AM-8PM');
    expect(entry('footer_timing')?.value_ar).toMatch(/السبت.*الخميس.*8.*8/);
  });

  it('names the central kitchen and the branch', () => {
    expect(entry('footer_address')?.value_en).toMatch(/Central kitchen: .*Branch: /);
    expect(entry('footer_address')?.value_ar).toMatch(/المطبخ المركزي: .*الفرع: /);
  });
});
