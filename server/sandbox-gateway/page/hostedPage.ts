import { SESSION_MINUTES } from '../settings.ts';
import { languages, otherLanguage, type Language } from '../../../src/contract/languages.ts';
import { html, type Html } from '../../html.ts';
import { translate } from '../../i18n/translate.ts';
import { CARD, KNET } from '../methods.ts';
import type { Session } from '../records.ts';
import { COUNT_MAX, DEFAULT_COUNT, SCENARIOS } from '../scenarios.ts';
import { layout, textsIn, type Texts } from './layout.ts';

interface HostedPage {
  session: Session;
  language: Language;
}

export function hostedPage({ session, language }: HostedPage): string {
  const say = textsIn(language);
  const merchant = translate(language, 'brand.name');
  const data = encodeURIComponent(session.token);
  const amount = html`<bdi dir="ltr">${session.fields.amount}</bdi>
    ${languages[language].currency}`;
  return layout({
    language,
    title: `${say('title')} · ${merchant}`,
    switchUrl: `/payment?data=${data}&lang=${otherLanguage(language)}`,
    body: html`<form class="card" method="post" action="/payment">
      <input type="hidden" name="data" value="${session.token}" />
      <input type="hidden" name="lang" value="${language}" />
      <h1>${say('title')}</h1>
      <dl class="due">
        <div>
          <dt>${say('payTo')}</dt>
          <dd class="merchant">${merchant}</dd>
        </div>
        <div class="sum">
          <dt>${say('amount')}</dt>
          <dd>${amount}</dd>
        </div>
        <div class="reference">
          <dt>${say('reference')}</dt>
          <dd><bdi dir="ltr">${session.fields.orderReferenceNumber}</bdi></dd>
        </div>
      </dl>
      ${methodChooser(session.fields.paymentType, say)}
      <button class="pay" name="action" value="pay">${say('pay')} ${amount}</button>
      <div class="others">
        <button name="action" value="decline">${say('decline')}</button>
        <button name="action" value="cancel">${say('cancel')}</button>
      </div>
      ${scenarioList(session, say)}
    </form>`,
  });
}

function methodChooser(paymentType: number, say: Texts): Html {
  if (paymentType !== 0) return html`<input type="hidden" name="method" value="${paymentType}" />`;
  return html`<fieldset class="methods">
    <legend>${say('method')}</legend>
    <label
      ><input type="radio" name="method" value="${KNET}" checked /><span
        class="mark knet"
        aria-hidden="true"
      ></span
      ><span>${say('knet')}</span></label
    >
    <label
      ><input type="radio" name="method" value="${CARD}" /><span
        class="mark cards"
        aria-hidden="true"
      ></span
      ><span>${say('card')}</span></label
    >
  </fieldset>`;
}

function scenarioList({ scenario }: Session, say: Texts): Html {
  const options = SCENARIOS.map(
    (name) =>
      html`<label
        ><input
          type="radio"
          name="scenario"
          value="${name}"
          ${checkedIf(name === scenario.name)}
        /><span>${say(`scenarios.${name}`)}</span></label
      >`,
  );
  return html`<details>
    <summary>${say('scenario')}</summary>
    <fieldset class="scenarios">
      <legend>${say('scenarioHint')}</legend>
      ${options}
    </fieldset>
    <label class="count"
      ><span>${say('count')}</span
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
  const say = textsIn(language);
  const time = translate(language, 'wait.minutes', { count: SESSION_MINUTES });
  return layout({
    language,
    title: say('expiredTitle'),
    switchUrl: null,
    body: html`<section class="card message">
      <h1>${say('expiredTitle')}</h1>
      <p>${say('expiredText', { time })}</p>
      <p class="code">${say('code')} <bdi dir="ltr">505</bdi></p>
    </section>`,
  });
}

export function noReturnPage(language: Language): string {
  const say = textsIn(language);
  return layout({
    language,
    title: say('noReturnTitle'),
    switchUrl: null,
    body: html`<section class="card message">
      <h1>${say('noReturnTitle')}</h1>
      <p>${say('noReturnText')}</p>
    </section>`,
  });
}
