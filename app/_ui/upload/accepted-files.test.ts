import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { acceptAttribute, fileProblem, kindNames } from './accepted-files';

const limits = { accept: ['pdf', 'png', 'jpg'], maxBytes: MAX_UPLOAD_BYTES } as const;

describe('fileProblem', () => {
  it('lets in what the server would take', () => {
    expect(fileProblem({ name: 'RUT.PDF', size: 1 }, limits)).toBeNull();
    expect(fileProblem({ name: 'foto.jpeg', size: MAX_UPLOAD_BYTES }, limits)).toBeNull();
  });

  it('tells what is wrong', () => {
    expect(fileProblem({ name: 'rut.pdf', size: 0 }, limits)).toContain('vacío');
    expect(fileProblem({ name: 'rut.pdf', size: MAX_UPLOAD_BYTES + 1 }, limits)).toContain('10 MB');
    expect(fileProblem({ name: 'rut.pdf.exe', size: 9 }, limits)).toContain('PDF, PNG o JPG');
  });

  it('keeps to the kinds asked for', () => {
    expect(fileProblem({ name: 'a.pdf', size: 9 }, { ...limits, accept: ['png', 'jpg'] })).toContain(
      'PNG o JPG',
    );
    expect(kindNames(['pdf'])).toBe('PDF');
    expect(acceptAttribute(['png'])).toBe('.png,image/png');
  });

  it('lets in pictures that are made smaller, or another kind, before they are sent', () => {
    for (const name of ['foto.jpg', 'foto.PNG']) {
      expect(fileProblem({ name, size: 60 * 1024 * 1024 }, limits), name).toBeNull();
      expect(fileProblem({ name, size: 101 * 1024 * 1024 }, limits), name).toContain('MB');
    }
    for (const name of ['foto.webp', 'IMG_0012.HEIC', 'foto.heif', 'foto.avif']) {
      expect(fileProblem({ name, size: 9 }, limits), name).toBeNull();
      expect(fileProblem({ name, size: 9 }, { ...limits, accept: ['pdf'] }), name).toContain('PDF');
      expect(fileProblem({ name, size: 9 }, { ...limits, accept: ['csv', 'xlsx'] }), name).toContain('CSV');
    }
    expect(fileProblem({ name: 'foto.gif', size: 9 }, limits)).toContain('no se acepta');
    // Without HEIC, or an iPhone would give that instead of a JPEG.
    expect(acceptAttribute(['jpg'])).toContain('image/webp');
    expect(acceptAttribute(['jpg'])).not.toContain('hei');
  });
});
