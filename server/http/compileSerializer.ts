import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { once } from '../once.ts';
import { withoutUnions } from './withoutUnions.ts';

type BuildSerializer = ReturnType<typeof SerializerSelector>;

/**
 * Fastify's serializer, compiled when the first answer is sent. Compiling all of them, which most processes never
 * need, took a quarter of the start.
 */
export const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    const serializer = once(() => compile({ ...route, schema: withoutUnions(route.schema) }));
    return (answer) => serializer()(answer);
  };
};
