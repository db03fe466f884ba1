import type { BrowserContext } from '@playwright/test';

/** Playwright's own word where `serviceWorkers` is `block`. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Console errors and warnings, uncaught exceptions and requests to other hosts, in order. A test that provokes one
 * removes it from the list after asserting it.
 */
export function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(request.url());
  });
  return complaints;
}
