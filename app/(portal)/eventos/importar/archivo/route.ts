import '@/lib/root/imports';
import { receiveImport } from '@/app/api/receive-import';
import { onlyPost } from '@/app/api/unknown-path';

export const POST = (request: Request): Promise<Response> => receiveImport(request, 'EVENTS');

export { onlyPost as DELETE, onlyPost as OPTIONS, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT };
