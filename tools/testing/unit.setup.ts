import '@vanilla-extract/css/disableRuntimeStyles';
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './createTemporaryFolder.ts';

afterAll(removeTemporaryFolders);
