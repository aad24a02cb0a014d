import { schemas } from '../read/schemas';
import { serveReaders } from '../read/serveReaders';

serveReaders(schemas);
