import type { Reading } from './messages';
import { serveReading } from './serveReading';

self.onmessage = ({ data }: MessageEvent<Reading>) => serveReading(data, (report) => self.postMessage(report));
