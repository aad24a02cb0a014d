import { parquet } from '../read/parquet';
import { serveReaders } from '../read/serveReaders';

serveReaders({ parquet });
