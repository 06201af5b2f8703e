import { connection } from 'next/server';
import { answerFailure } from '@/app/api/answer-rest';
import { onlyGet } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { checkParts, checkPartsFor } from '@/lib/operations/health';

const BEARER = /^Bearer (.+)$/i;

/**
 * How each part is doing, for a signed-in administrator, and for a program that brings MONITOR_TOKEN, which gets 503 as
 * long as one is unwell; `well` says whether all are. Balancers ask `ready`.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
    const health = token ? await checkPartsFor(token) : await checkForPerson();
    const status = token && !health.well ? 503 : 200;
    return Response.json(health, { status, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerFailure(request, error);
  }
}

async function checkForPerson() {
  await connection();
  return checkParts(await currentActor());
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
