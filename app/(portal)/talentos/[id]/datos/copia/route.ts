import '@/lib/root/file-kinds';
import { answerPersonArchive } from '@/app/_features/habeas-data/answer-person-archive';

type Context = { params: Promise<{ id: string }> };

/** A person's own copy of its data, for the administrator and the person. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerPersonArchive(request, (await params).id);
