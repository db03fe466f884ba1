import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../src/contract/wire/common.ts';
import { HomeResponse, PackageCategoryResponse } from '../../src/contract/wire/home.ts';
import { SampleWeekQuery, SampleWeekResponse } from '../../src/contract/wire/sampleWeek.ts';
import type { AppContext } from '../context.ts';
import { viewHome, viewPackageCategory } from '../domain/catalog.ts';
import { viewSampleWeek } from '../domain/meals/sampleWeek.ts';
import { answers, ok } from '../http/envelope.ts';

export function packageRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/home', { schema: { response: answers(HomeResponse) } }, async (request) =>
      ok(await viewHome(context, request.customerId)),
    );

    const params = Type.Object({ id: Id });
    const schema = { params, response: answers(PackageCategoryResponse) };
    app.get('/package-categories/:id', { schema }, async (request) =>
      ok(await viewPackageCategory(context, request.params.id, request.customerId)),
    );

    const week = { querystring: SampleWeekQuery, response: answers(SampleWeekResponse) };
    app.get('/sample-week', { schema: week }, async (request) =>
      ok(await viewSampleWeek(context, request.query)),
    );
  };
}
