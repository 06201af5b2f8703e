import { serveWrite } from '@/lib/graphql/serve-write';
import { ViewerType } from '../choosing/graphql';
import type { AllowFilesInput } from '../choosing/inputs';
import { allowFiles } from './allow-files';
import { ALLOW_FILES } from './writes';

serveWrite(ALLOW_FILES, ViewerType, (actor, input) => allowFiles(actor, input as AllowFilesInput), {
  description: 'Lets that person download cards and photos of the talents shown, or no more.',
  about: { files: 'PLAIN or MARKED, with the name of that person across the photos; null takes it back.' },
});
