import { letLastChoiceWin } from '@/app/_features/pages/let-last-choice-win';

letLastChoiceWin(window);
