import { connection } from 'next/server';
import { answerFailure } from '@/app/api/answer-rest';
import { onlyGet } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { checkParts } from '@/lib/operations/health';

/** How each part is doing, for a signed-in administrator; `well` says whether all are. Balancers ask `ready`. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  try {
    const health = await checkParts(await currentActor());
    return Response.json(health, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerFailure(request, error);
  }
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
