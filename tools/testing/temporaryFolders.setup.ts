import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './createTemporaryFolder.ts';

afterAll(removeTemporaryFolders);
