import { connection } from 'next/server';
import { onlyGet } from '@/app/api/unknown-path';
import { isReady } from '@/lib/platform/check-readiness';
import { answerHealth } from '../answer-health';

/** 200 when requests can be served, 503 when the database does not answer or the server is about to stop. */
export async function GET(): Promise<Response> {
  await connection();
  const ready = await isReady();
  return ready ? answerHealth('ready') : answerHealth('unavailable', 503);
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
