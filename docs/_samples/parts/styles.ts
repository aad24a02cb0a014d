// The styles of this line's release, for code outside the line.
import 'react-querybuilder/dist/query-builder.css';
