/**
 * The process that draws documents for the web process (`render-outside.ts`), which so answers meanwhile. It takes one
 * at a time, and ends with its parent. What it draws is named by module, because this folder knows no domain.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawn, Order } from './render-outside';

async function draw({ module, maker, document }: Order): Promise<Drawn> {
  try {
    const makers = await import(pathToFileURL(path.join(process.cwd(), module)).href);
    return { bytes: await makers[maker](document) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (order: Order) => {
  draw(order).then((drawn) => process.send?.(drawn));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group: the parent ends this process when it is done.
process.on('SIGINT', () => undefined);
