import { serveReaders } from '../read/serveReaders';
import { tables } from '../read/tables';

serveReaders(tables);
