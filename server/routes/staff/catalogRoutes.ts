import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../../src/contract/wire/common.ts';
import {
  AddDish,
  ChangeDish,
  ChangedDish,
  DishAnswer,
  DishParts,
  StaffDish,
  StaffDishDetails,
  StaffDishesQuery,
} from '../../../src/contract/wire/staff/catalog.ts';
import { ListOf } from '../../../src/contract/wire/staff/list.ts';
import {
  AddPackage,
  ChangePackage,
  PackageAnswer,
  StaffPackage,
  StaffPackagesQuery,
} from '../../../src/contract/wire/staff/packages.ts';
import type { AppContext } from '../../context.ts';
import {
  addDish,
  changeDish,
  checkParts,
  readDish,
  readDishes,
  readDishParts,
} from '../../domain/staff/dishes.ts';
import { checkPackage } from '../../domain/staff/packageForm.ts';
import { checkVariants } from '../../domain/staff/packageVariants.ts';
import {
  addPackage,
  changePackage,
  readPackage,
  readPackages,
} from '../../domain/staff/packages.ts';
import { answers, ok } from '../../http/envelope.ts';
import { checkForm } from '../../http/formChecks.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

const ById = Type.Object({ id: Id });

/** The dishes and the packages that customers see and buy. */
export function catalogRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const { db } = context;
  return async (app) => {
    const dishes = { querystring: StaffDishesQuery, response: answers(ListOf(StaffDish)) };
    app.get('/dishes', { ...needs('catalog.read'), schema: dishes }, async ({ query }) =>
      ok(await readDishes(db, query)),
    );

    app.get(
      '/dishes/:id',
      { ...needs('catalog.read'), schema: { params: ById, response: answers(StaffDishDetails) } },
      async ({ params }) => ok(await readDish(context, params.id)),
    );

    const parts = { response: answers(DishParts) };
    app.get('/dish-parts', { ...needs('catalog.read'), schema: parts }, async () =>
      ok(await readDishParts(context)),
    );

    app.post(
      '/dishes',
      {
        ...needs('catalog.write'),
        schema: { body: AddDish, response: answers(DishAnswer) },
        preValidation: checkForm(AddDish, (form, checks) => checkParts(context, form, checks)),
      },
      async (request) => ok({ dish: await addDish(context, currentStaff(request), request.body) }),
    );

    app.put(
      '/dishes/:id',
      {
        ...needs('catalog.write'),
        schema: { params: ById, body: ChangeDish, response: answers(ChangedDish) },
        preValidation: checkForm(ChangeDish, (form, checks) => checkParts(context, form, checks)),
      },
      async (request) => {
        const { params, body } = request;
        return ok(await changeDish(context, currentStaff(request), params.id, body));
      },
    );

    const packages = { querystring: StaffPackagesQuery, response: answers(ListOf(StaffPackage)) };
    app.get('/packages', { ...needs('catalog.read'), schema: packages }, async ({ query }) =>
      ok(await readPackages(db, query)),
    );

    const response = answers(PackageAnswer);
    app.get(
      '/packages/:id',
      { ...needs('catalog.read'), schema: { params: ById, response } },
      async ({ params }) => ok({ package: await readPackage(db, params.id) }),
    );

    app.post(
      '/packages',
      {
        ...needs('catalog.write'),
        schema: { body: AddPackage, response },
        preValidation: checkForm(AddPackage, (form, checks) => {
          checkPackage(form, checks);
          checkVariants([], form.variants ?? [], checks);
        }),
      },
      async (request) =>
        ok({ package: await addPackage(context, currentStaff(request), request.body) }),
    );

    app.put(
      '/packages/:id',
      {
        ...needs('catalog.write'),
        schema: { params: ById, body: ChangePackage, response },
        preValidation: checkForm(ChangePackage, checkPackage),
      },
      async (request) => {
        const { params, body } = request;
        return ok({
          package: await changePackage(context, currentStaff(request), params.id, body),
        });
      },
    );
  };
}
