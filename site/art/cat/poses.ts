import { resting } from './poses-resting';
import { standing } from './poses-standing';

export const poses = { ...standing, ...resting };

export type PoseName = keyof typeof poses;
