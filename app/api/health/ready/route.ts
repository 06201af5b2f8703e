import { connection } from 'next/server';
import { isReady } from '@/lib/platform/check-readiness';

/** 200 when requests can be served, 503 when the database does not answer. */
export async function GET(): Promise<Response> {
  await connection();
  const ready = await isReady();
  return Response.json(
    { status: ready ? 'ready' : 'unavailable' },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
