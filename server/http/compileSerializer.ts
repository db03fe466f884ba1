import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { once } from '../once.ts';
import { withoutUnions } from './withoutUnions.ts';

type BuildSerializer = ReturnType<typeof SerializerSelector>;

/**
 * Fastify's own, but an answer is compiled with the first one that is sent: all of them, which most processes never
 * send, took a quarter of the start.
 */
export const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    const serializer = once(() => compile({ ...route, schema: withoutUnions(route.schema) }));
    return (answer) => serializer()(answer);
  };
};
