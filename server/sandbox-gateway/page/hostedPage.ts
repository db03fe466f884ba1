import { CARD, KNET } from '../methods.ts';
import type { Session } from '../records.ts';
import { COUNT_MAX, DEFAULT_COUNT, SCENARIOS } from '../scenarios.ts';
import { html, type Html } from '../../html.ts';
import { layout } from './layout.ts';
import { languages, otherLanguage, type Language } from '../../../src/contract/languages.ts';
import { PAGE_TEXTS, type PageTexts } from './texts.ts';

interface HostedPage {
  session: Session;
  language: Language;
  merchantName: Readonly<Record<Language, string>>;
}

export function hostedPage({ session, language, merchantName }: HostedPage): string {
  const texts = PAGE_TEXTS[language];
  const data = encodeURIComponent(session.token);
  const amount = html`<bdi dir="ltr">${session.fields.amount}</bdi>
    ${languages[language].currency}`;
  return layout({
    language,
    title: `${texts.title} · ${merchantName[language]}`,
    switchUrl: `/payment?data=${data}&lang=${otherLanguage(language)}`,
    body: html`<form class="card" method="post" action="/payment">
      <input type="hidden" name="data" value="${session.token}" />
      <input type="hidden" name="lang" value="${language}" />
      <h1>${texts.title}</h1>
      <dl class="due">
        <div>
          <dt>${texts.payTo}</dt>
          <dd class="merchant">${merchantName[language]}</dd>
        </div>
        <div class="sum">
          <dt>${texts.amount}</dt>
          <dd>${amount}</dd>
        </div>
        <div class="reference">
          <dt>${texts.reference}</dt>
          <dd><bdi dir="ltr">${session.fields.orderReferenceNumber}</bdi></dd>
        </div>
      </dl>
      ${methodChooser(session.fields.paymentType, texts)}
      <button class="pay" name="action" value="pay">${texts.pay} ${amount}</button>
      <div class="others">
        <button name="action" value="decline">${texts.decline}</button>
        <button name="action" value="cancel">${texts.cancel}</button>
      </div>
      ${scenarioList(session, texts)}
    </form>`,
  });
}

function methodChooser(paymentType: number, texts: PageTexts): Html {
  if (paymentType !== 0) return html`<input type="hidden" name="method" value="${paymentType}" />`;
  return html`<fieldset class="methods">
    <legend>${texts.method}</legend>
    <label
      ><input type="radio" name="method" value="${KNET}" checked /><span
        class="mark knet"
        aria-hidden="true"
      ></span
      ><span>${texts.knet}</span></label
    >
    <label
      ><input type="radio" name="method" value="${CARD}" /><span
        class="mark cards"
        aria-hidden="true"
      ></span
      ><span>${texts.card}</span></label
    >
  </fieldset>`;
}

function scenarioList({ scenario }: Session, texts: PageTexts): Html {
  const options = SCENARIOS.map(
    (name) =>
      html`<label
        ><input
          type="radio"
          name="scenario"
          value="${name}"
          ${checkedIf(name === scenario.name)}
        /><span>${texts.scenarios[name]}</span></label
      >`,
  );
  return html`<details>
    <summary>${texts.scenario}</summary>
    <fieldset class="scenarios">
      <legend>${texts.scenarioHint}</legend>
      ${options}
    </fieldset>
    <label class="count"
      ><span>${texts.count}</span
      ><input
        name="count"
        inputmode="numeric"
        dir="ltr"
        maxlength="${String(COUNT_MAX).length}"
        value="${scenario.count || DEFAULT_COUNT}"
    /></label>
  </details>`;
}

function checkedIf(isChecked: boolean): Html {
  return isChecked ? html` checked` : html``;
}

export function expiredPage(language: Language): string {
  const texts = PAGE_TEXTS[language];
  return layout({
    language,
    title: texts.expiredTitle,
    switchUrl: null,
    body: html`<section class="card message">
      <h1>${texts.expiredTitle}</h1>
      <p>${texts.expiredText}</p>
      <p class="code">${texts.code} <bdi dir="ltr">505</bdi></p>
    </section>`,
  });
}

export function noReturnPage(language: Language): string {
  const texts = PAGE_TEXTS[language];
  return layout({
    language,
    title: texts.noReturnTitle,
    switchUrl: null,
    body: html`<section class="card message">
      <h1>${texts.noReturnTitle}</h1>
      <p>${texts.noReturnText}</p>
    </section>`,
  });
}
