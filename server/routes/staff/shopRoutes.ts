import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Maintenance, SwitchMaintenance } from '../../../src/contract/wire/staff/shop.ts';
import { ChangeSiteTexts, SiteTextsAnswer } from '../../../src/contract/wire/staff/siteTexts.ts';
import type { AppContext } from '../../context.ts';
import { switchMaintenance, viewMaintenance } from '../../domain/staff/maintenance.ts';
import { changeSiteTexts, readSiteTexts } from '../../domain/staff/siteTexts.ts';
import { answers, ok } from '../../http/envelope.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

/** Maintenance mode, and the site texts. */
export function shopRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/maintenance',
      { ...needs('shop.read'), schema: { response: answers(Maintenance) } },
      async () => ok(await viewMaintenance(context)),
    );

    app.put(
      '/maintenance',
      {
        ...needs('shop.write'),
        schema: { body: SwitchMaintenance, response: answers(Maintenance) },
      },
      async (request) => {
        await switchMaintenance(context, currentStaff(request), request.body.on);
        app.maintenance.checkAgain();
        return ok(await viewMaintenance(context));
      },
    );

    app.get(
      '/site-content',
      { ...needs('shop.read'), schema: { response: answers(SiteTextsAnswer) } },
      async () => ok(await readSiteTexts(context.db)),
    );

    app.put(
      '/site-content',
      {
        ...needs('shop.write'),
        schema: { body: ChangeSiteTexts, response: answers(SiteTextsAnswer) },
      },
      async (request) => {
        await changeSiteTexts(context, currentStaff(request), request.body);
        return ok(await readSiteTexts(context.db));
      },
    );
  };
}
