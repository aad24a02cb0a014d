// The only door into this line's icons of antd for code outside the line.
export * from '@ant-design/icons';
