import type { Readable } from 'node:stream';
import { refusal } from './refuse';

/** Longer than any row that the database holds. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** The lines of a table, each ended by a line feed. Throws INVALID for bytes that are no UTF-8, or a line without end. */
export async function* readLinesOf(stream: Readable, table: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const unreadable = () => refusal('hash', { table });
  let rest = '';
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw unreadable();
    }
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const lines = (rest + decode(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (rest.length > LONGEST_LINE) throw unreadable();
    }
  } catch (error) {
    // What does not unpack, or to another length than its entry says.
    throw error instanceof Error && error.name === 'AppError' ? error : unreadable();
  }
  if (rest + decode() !== '') throw unreadable();
}
