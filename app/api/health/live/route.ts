import { connection } from 'next/server';
import { onlyGet } from '@/app/api/unknown-path';
import { answerHealth } from '../answer-health';

/** The process answers; says nothing of what it depends on. */
export async function GET(): Promise<Response> {
  await connection();
  return answerHealth('live');
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
