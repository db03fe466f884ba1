import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../src/contract/wire/common.ts';
import { HomeResponse, PackageCategoryResponse } from '../../src/contract/wire/home.ts';
import { SampleWeekQuery, SampleWeekResponse } from '../../src/contract/wire/sampleWeek.ts';
import type { AppContext } from '../context.ts';
import { viewHome, viewPackageCategory } from '../domain/catalog.ts';
import { viewSampleWeek } from '../domain/meals/sampleWeek.ts';
import { answers } from '../http/envelope.ts';
import { publicAnswers } from '../http/publicAnswers.ts';
import { keptForGuests } from '../http/refuseWhenFull.ts';

export function packageRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const sendPublic = publicAnswers(context);
  return async (app) => {
    const home = { response: answers(HomeResponse) };
    app.get('/home', { schema: home, config: keptForGuests }, async (request, reply) => {
      const make = () => viewHome(context, request.customerId);
      return sendPublic(request, reply, { key: 'home', make });
    });

    const params = Type.Object({ id: Id });
    const schema = { params, response: answers(PackageCategoryResponse) };
    app.get(
      '/package-categories/:id',
      { schema, config: keptForGuests },
      async (request, reply) => {
        const { id } = request.params;
        const make = () => viewPackageCategory(context, id, request.customerId);
        return sendPublic(request, reply, { key: `package ${id}`, make });
      },
    );

    const week = { querystring: SampleWeekQuery, response: answers(SampleWeekResponse) };
    app.get('/sample-week', { schema: week, config: keptForGuests }, async (request, reply) => {
      const { variant_id, meals, snacks, delivery_preference } = request.query;
      const make = () => viewSampleWeek(context, request.query);
      // Nothing else of the address: who makes up parameters would push out what others are answered.
      const key = ['week', variant_id, meals, snacks, delivery_preference].join(' ');
      return sendPublic(request, reply, { key, make });
    });
  };
}
