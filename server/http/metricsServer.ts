import type { MetricsConfig } from '../config.ts';
import type { Metrics } from './measureRequests.ts';
import { createServer } from './nodeHttp.ts';

interface MetricsServer {
  port: number;
  stop: () => Promise<void>;
}

/** On a port of its own, because sales and load are not public. */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host }: MetricsConfig,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then((text) => {
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
      response.end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
