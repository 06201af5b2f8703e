import '@/lib/root/imports';
import { answerRefused } from '@/app/api/answer-refused';

type Context = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return answerRefused(request, { kind: 'EVENTS', id, fileName: 'eventos-que-no-entraron' });
}
