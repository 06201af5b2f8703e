import { connection } from 'next/server';
import { onlyGet } from '@/app/api/unknown-path';

/** The process answers; says nothing of what it depends on. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'live' }, { headers: { 'cache-control': 'no-store' } });
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE };
