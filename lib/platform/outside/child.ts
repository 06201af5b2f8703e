/**
 * The process in which `run-outside.ts` has work done, so that the web process answers meanwhile and survives it. It
 * takes one order at a time, and ends with its parent. The work is named by module: this folder knows no domain.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError } from '@/lib/core/errors';
import type { Done, Order } from './run-outside';

async function work({ module, name, input }: Order): Promise<Done> {
  try {
    const functions = await import(pathToFileURL(path.join(process.cwd(), module)).href);
    return { result: await functions[name](input) };
  } catch (error) {
    if (error instanceof AppError) {
      const { code, messageKey, fields, values, retryAfterSeconds } = error;
      return { refusal: { code, messageKey, fields, values, retryAfterSeconds } };
    }
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (order: Order) => {
  work(order).then((done) => process.send?.(done));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group: the parent ends this process when it is done.
process.on('SIGINT', () => undefined);
