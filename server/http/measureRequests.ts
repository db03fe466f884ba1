import type { FastifyInstance } from 'fastify';
import { routeOf } from './requestLog.ts';

interface Answer {
  method: string;
  route: string;
  status: number;
}

export interface Metrics {
  answered: (answer: Answer, seconds: number) => void;
  /** Too many waited for the database. */
  refused: () => void;
  /** The metrics in Prometheus's format. */
  text: () => Promise<string>;
  contentType: string;
}

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const answer = { method, route: routeOf(request), status: reply.statusCode };
    metrics.answered(answer, reply.elapsedTime / 1000);
    done();
  });
}
