// The only door into this line's antd for code outside the line.
export * from 'antd';
