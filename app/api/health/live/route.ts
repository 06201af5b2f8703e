import { connection } from 'next/server';

/** The process answers; says nothing of what it depends on. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'live' }, { headers: { 'cache-control': 'no-store' } });
}
