import { initSync, Store } from 'oxigraph/web.js';
import { fetchBytes, type Progress } from '../../loading/fetchBytes';
import { retryWithFreshFiles } from '../retryWithFreshFiles';
import { serve } from '../serve';
import { createSparql } from './engine';

const address = new URL('oxigraph/web_bg.wasm', import.meta.url).href;

const report: (progress: Progress) => void = serve(
  retryWithFreshFiles(
    'Oxigraph',
    (init) => fetchBytes(address, 'Oxigraph', (progress) => report(progress), init),
    async (table, wasm) => {
      initSync({ module: wasm as BufferSource });
      return createSparql(table, { Store });
    },
  ),
);
